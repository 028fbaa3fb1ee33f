// One chunk: who sees one of them is likely to see the next.
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { ForgotPasswordSuccessPage } from './static-pages.tsx';
export { NoProvidersPage } from './static-pages.tsx';
export { OopsPage } from './OopsPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
