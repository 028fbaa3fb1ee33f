// One chunk: both pages have the same form.
export { RegisterAdminPage } from './RegisterAdminPage.tsx';
export { RegisterPage } from './invited/RegisterPage.tsx';
