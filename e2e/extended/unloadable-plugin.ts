import { definePlugin } from '@admin/shell';

/** Stands for what a module may do wrong before anybody has its plugin. */
function readLicense(): string {
  throw new Error('There is no license.');
}

/** A plugin that no panel ever gets. */
export const unloadable = definePlugin({ id: readLicense() });
