import { preloadComponent } from '@admin/shell';

/** Fetches the code of the layer in which filters are made. */
export const loadBuilder = () => import('./builder/FilterBuilder.tsx');

/** The same for somebody who is near a button that opens it. */
export const prefetchBuilder = (): void => void preloadComponent(loadBuilder);
