import type { ContentType } from '@admin/content-model';
import { fileTypes } from './files/index.ts';
import { identityTypes } from './identity/index.ts';

/** The types that every server stores itself, whatever its plugins. */
export const coreTypes: readonly ContentType[] = [...identityTypes, ...fileTypes];
