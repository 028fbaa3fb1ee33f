/** A plugin whose module throws before it is defined. */
export const throwingPlugin = ((): never => {
  throw new Error('This module fails while it is evaluated.');
})();
