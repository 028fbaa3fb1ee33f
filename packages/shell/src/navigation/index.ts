export * from './page-ref/index.ts';
export { homePage, settingsPage } from './pages.ts';
export { PanelLink, type PanelLinkProps } from './PanelLink.tsx';
export { PanelNavLink } from './PanelNavLink.tsx';
