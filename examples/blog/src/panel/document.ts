import { contentVisit } from '@admin/plugin-content-manager/visit';
import { keptToken, startVisit } from '@admin/shell/visit';

// The one script inside of the document: what it does happens before anything is painted or fetched.
const { dataset } = document.documentElement;
try {
  // So that a chosen theme never flashes.
  dataset['theme'] = localStorage.getItem('admin.theme') || 'system';
} catch {
  // A browser that keeps nothing for us shows the theme of the system.
}
const token = keptToken();
dataset['start'] = token ? 'panel' : 'sign-in';
startVisit(token, [contentVisit]);
