import { definePlugin } from '@admin/shell';

/** The settings of an installation: project, users, roles, and one's own profile. */
export const settings = definePlugin({ id: 'settings', origin: 'first-party', contributes: [] });
