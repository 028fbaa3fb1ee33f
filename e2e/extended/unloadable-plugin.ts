import { definePlugin } from '@admin/shell';

/** Throws while the module is evaluated. */
function readLicense(): string {
  throw new Error('There is no license.');
}

/** A plugin that never loads. */
export const unloadable = definePlugin({ id: readLicense() });
