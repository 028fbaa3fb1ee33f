/**
 * Records the requests of a page that have finished.
 *
 * @param {import('playwright').Page} page
 * @returns {() => readonly import('playwright').Request[]} those that were sent: a script that the document had fetched
 *   before it adds it comes from the cache
 */
export function recordRequests(page) {
  const finished = [];
  page.on('requestfinished', (request) => finished.push(request));
  return () => {
    const fetched = new Set(finished.filter((one) => one.resourceType() === 'fetch').map((one) => one.url()));
    return finished.filter((one) => one.resourceType() !== 'script' || !fetched.has(one.url()));
  };
}
