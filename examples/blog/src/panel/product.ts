import logo from './atrium.svg?inline';

/** The name and logo of the panel, also in the document before it loads. */
export const product = { productName: 'Atrium', logo } as const;
