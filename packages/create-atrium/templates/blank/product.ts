/** The name of the panel. Add `logo`, the address of an imported image, to show it instead. */
export const product = { productName: 'atrium-template' };
