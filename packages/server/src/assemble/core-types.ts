import type { ContentType } from '@admin/content-model';
import { identityTypes } from '../identity/index.ts';

/** The internal types of every server, whatever its plugins. */
export const coreTypes: readonly ContentType[] = identityTypes;
