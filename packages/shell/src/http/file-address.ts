/**
 * Where a browser finds a file that an answer of the API names.
 * @param url as the answer has it: a path of the server that answered, or an address of its own
 * @param backendUrl address of the API, without a trailing slash; empty when it is the page's own origin
 */
export function fileAddress(url: string, backendUrl: string): string {
  return url.startsWith('/') ? `${backendUrl}${url}` : url;
}
