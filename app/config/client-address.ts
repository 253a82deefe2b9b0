/** The request header with the client's address. The server sets it, and overwrites a value that the client sent. */
export const CLIENT_ADDRESS_HEADER = "x-client-address";
