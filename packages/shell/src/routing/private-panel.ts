// One chunk: whoever is signed in needs all of it at once.
export { AppFrame } from '../frame/AppFrame.tsx';
export { HomePage } from '../frame/HomePage.tsx';
export { NotFoundPage } from '../frame/NotFoundPage.tsx';
export { PrivateSurroundings } from './PrivateSurroundings.tsx';
