// What the linter asks of TypeScript and Svelte; how lines are laid out is the formatter's business.

import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

const TWICE = 'TSAsExpression > TSAsExpression > TSUnknownKeyword.typeAnnotation';
const NEVER = 'TSAsExpression > TSNeverKeyword.typeAnnotation';

export default defineConfig(
  globalIgnores(['src/generated', 'node_modules']),
  {
    files: ['**/*.{ts,js,svelte}'],
    extends: [ts.configs.recommendedTypeChecked, svelte.configs.recommended],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js', 'vite.config.ts'] }, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      'svelte/prefer-svelte-reactivity': 'off', // a map that nobody watches is a plain one
      'no-restricted-syntax': [
        'error',
        { selector: TWICE, message: 'A cast by way of unknown hides that a type is wrong: mend the type.' },
        { selector: NEVER, message: 'A cast to never fits everywhere: mend the type.' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    // What one component exports is not known here in another one: svelte-check sees to these types.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Node runs the tests beside the geometry; the client's types do not know of Node.
  { files: ['**/*.test.ts'], extends: [ts.configs.disableTypeChecked] },
);
