"""HTTP and WebSocket: identity, the lobby, and live tables. Only this room knows the web framework.

`hub.py` holds the live tables and is the one authority; `socket.py` and `http.py` are its doors.
"""
