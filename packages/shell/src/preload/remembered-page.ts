import { showRememberedPage } from './show-remembered-page.ts';

// Starts with the document on pages that may be remembered, beside the inline script, which has no room for it.
void showRememberedPage();
