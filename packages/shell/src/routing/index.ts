export * from './page-ref/index.ts';
export { homePage, settingsPage } from './pages.ts';
