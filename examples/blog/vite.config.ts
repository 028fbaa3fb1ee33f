import { panelConfig, sharedConfig } from '../../vite.shared.ts';

/** The panel, from the sources of the workspace packages. */
export default panelConfig(
  { resolve: sharedConfig.resolve, ssr: sharedConfig.ssr },
  { product: 'src/panel/product.ts' },
);
