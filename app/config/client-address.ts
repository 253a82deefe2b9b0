/** The request header with the client's address. The server overwrites what a client sends in it. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
