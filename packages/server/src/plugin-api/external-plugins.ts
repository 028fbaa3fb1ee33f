import type { ExternalPluginItem, ProjectType } from '@admin/contract';
import type { ChangeOrigin } from '../events/change-record.ts';

/** The path of the panel files of built plugins. */
export const pluginFilesPath = '/admin/plugin-files';

/** The built plugins beside the application, while the server runs. */
export interface RunningExternalPlugins {
  readonly list: () => Promise<readonly ExternalPluginItem[]>;
  /** Returns the description of the project with the panel halves that panels load at their next start. */
  readonly describe: (projectType: ProjectType) => ProjectType | Promise<ProjectType>;
  /**
   * Disables or enables a plugin for all users of all servers.
   * @returns the plugin afterwards; undefined if no such plugin is installed
   */
  readonly change: (
    plugin: string,
    isDisabled: boolean,
    origin: ChangeOrigin,
  ) => Promise<ExternalPluginItem | undefined>;
  /** Returns a file of a panel half; undefined for unknown ones and for those of another build. */
  readonly findFile: (plugin: string, hash: string, file: string) => Buffer | undefined;
}
