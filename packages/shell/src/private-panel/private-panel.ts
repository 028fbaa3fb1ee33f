// One chunk, since every signed-in user needs all of it.
export { createQueryClient } from '../http/query-client.ts';
export { AppFrame } from '../frame/window/AppFrame.tsx';
export { HomePage } from '../home/HomePage.tsx';
export { NotFoundPage } from '../frame/error-pages/error-pages.tsx';
export { PagePending } from './PagePending.tsx';
export { PrivateSurroundings } from './PrivateSurroundings.tsx';
