// One chunk: both pages are the same form.
export { RegisterAdminPage } from './RegisterAdminPage.tsx';
export { RegisterPage } from './invited/RegisterPage.tsx';
