import { showRememberedPage } from '@admin/shell/preload';

// Starts with the document on pages that may be remembered, beside the inline script, which has no room for it.
void showRememberedPage();
