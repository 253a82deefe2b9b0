/** On a request: where it comes from. Only the server itself writes it. */
export const CLIENT_ADDRESS = "x-client-address";
