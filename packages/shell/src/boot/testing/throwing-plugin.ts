/** A plugin whose module fails before it can describe anything. */
export const throwingPlugin = ((): never => {
  throw new Error('This module fails while it is evaluated.');
})();
