import { createPageRef } from './page-ref.ts';

/** The home page. */
export const homePage = createPageRef('');

/** Any page of the sign-in area, by its last segment. */
export const authPage = createPageRef('auth/:authType');

export const loginPage = createPageRef('auth/login');
export const registerAdminPage = createPageRef('auth/register-admin');
export const forgotPasswordPage = createPageRef('auth/forgot-password');
export const forgotPasswordSuccessPage = createPageRef('auth/forgot-password-success');

/** The page for users who cannot continue to sign in; its query contains the reason. */
export const oopsPage = createPageRef('auth/oops');

/** The survey about the work of the first administrator. */
export const useCasePage = createPageRef('usecase');

/** The report of plugin problems. */
export const bootReportPage = createPageRef('boot-report');

/** The settings: the pages of every section are below it, including those of plugins. */
export const settingsPage = createPageRef('settings');
