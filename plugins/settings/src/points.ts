import { createZone } from '@admin/shell/host';

/** Between the header and the filters of the list of users: facts about all users of the installation. */
export const userListNotices = createZone<object>('settings.users.notices');

/** On the profile page, between the form and the sessions: further settings of the signed-in user. */
export const profileSections = createZone<object>('settings.profile.sections');
