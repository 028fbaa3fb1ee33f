/** Runs in the page. Counts the nodes of React's tree: components, elements, providers and the like. */
function countInPage(rowSelector) {
  const keyOf = (element, start) => Object.keys(element).find((key) => key.startsWith(start));
  const sizeOf = (node) => {
    let size = 1;
    for (let child = node.child; child; child = child.sibling) size += sizeOf(child);
    return size;
  };
  const container = [...document.querySelectorAll('*')].find((element) => keyOf(element, '__reactContainer'));
  const row = document.querySelector(rowSelector);
  return {
    all: sizeOf(container[keyOf(container, '__reactContainer')].stateNode.current),
    row: sizeOf(row[keyOf(row, '__reactFiber')]),
  };
}

/**
 * Returns the number of nodes of React's tree, in all and in the first row of a list.
 *
 * @param {import('playwright').Page} page
 * @param {string} rowSelector
 * @returns {Promise<{ all: number, row: number }>}
 */
export function countNodes(page, rowSelector) {
  return page.evaluate(countInPage, rowSelector);
}
