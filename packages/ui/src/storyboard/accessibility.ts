import axe from 'axe-core';

/**
 * Ids of the rules that axe finds broken in the rendered page, empty when there are none. Colour contrast is left
 * to the browser run, because this environment paints nothing.
 */
export async function accessibilityProblems(root: Element = document.body): Promise<readonly string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
