// One chunk, since a visitor of one page is likely to open the next.
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { ForgotPasswordSuccessPage } from './static-pages.tsx';
export { NoProvidersPage } from './static-pages.tsx';
export { OopsPage } from './OopsPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
