import { createPageRef } from './page-ref.ts';

/** Where the panel begins. */
export const homePage = createPageRef('');

/** Any page of the sign-in area, by its last segment. */
export const authPage = createPageRef('auth/:authType');

export const loginPage = createPageRef('auth/login');
export const registerAdminPage = createPageRef('auth/register-admin');
export const forgotPasswordPage = createPageRef('auth/forgot-password');
export const forgotPasswordSuccessPage = createPageRef('auth/forgot-password-success');

/** Why somebody cannot go on signing in; the query says it. */
export const oopsPage = createPageRef('auth/oops');

/** Asks the first administrator what they work as. */
export const useCasePage = createPageRef('usecase');

/** What went wrong with plugins. */
export const bootReportPage = createPageRef('boot-report');

/** The settings: the pages of every section stand below it, whoever brings them. */
export const settingsPage = createPageRef('settings');
