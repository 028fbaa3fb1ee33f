import logo from './atrium.svg';

/** What the panel calls itself, also before it is there. */
export const product = { productName: 'Atrium', logo } as const;
