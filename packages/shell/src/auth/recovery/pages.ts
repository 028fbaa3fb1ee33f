// One chunk: who sees one of them is likely to see the next.
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { ForgotPasswordSuccessPage } from './ForgotPasswordSuccessPage.tsx';
export { NoProvidersPage } from './NoProvidersPage.tsx';
export { OopsPage } from './OopsPage.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
