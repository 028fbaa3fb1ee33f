/** The plugin and id of a contribution. */
export interface ContributionName {
  readonly pluginId: string;
  readonly contributionId: string;
}

/** Returns the text that names a contribution, unique in its point: `notes/notes.list`. */
export function contributionName({ pluginId, contributionId }: ContributionName): string {
  return `${pluginId}/${contributionId}`;
}
