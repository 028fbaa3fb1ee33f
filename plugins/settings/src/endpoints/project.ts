import { actions, defineEndpoints, Nullable } from '@admin/contract';
import { Type, type Static } from 'typebox';
import { projectActions } from '../settings-actions.ts';

/** A logo in use. `width` and `height` in pixels, `size` in kilobytes. */
const Logo = Type.Object({
  name: Type.String(),
  url: Type.String(),
  width: Type.Number(),
  height: Type.Number(),
  ext: Type.String(),
  size: Type.Number(),
});

export type Logo = Static<typeof Logo>;

const ProjectSettings = Type.Object({ menuLogo: Nullable(Logo), authLogo: Nullable(Logo) });

/** The logos in use; null for the built-in ones. */
export type ProjectSettings = Static<typeof ProjectSettings>;

/** The logos of the project. Their paths are below `/admin` for compatibility with existing clients. */
export const projectEndpoints = defineEndpoints('admin', {
  readProjectSettings: {
    method: 'GET',
    path: '/project-settings',
    policy: { anyOf: [actions.projectSettingsRead] },
    response: ProjectSettings,
  },
  /** File parts `menuLogo` and `authLogo`; the text `null` in a part removes the logo, an absent part keeps it. */
  updateProjectSettings: {
    method: 'POST',
    path: '/project-settings',
    policy: { anyOf: [projectActions.update] },
    accepts: 'multipart',
    response: ProjectSettings,
  },
});
