import { createZone } from '@admin/shell/host';

/** Between the header and the filters of the list of users: facts about all users of the installation. */
export const userListNotices = createZone<object>('settings.users.notices');
