import type { ContentType, Entry } from '@admin/content-model';
import type { PluginContext } from '@admin/server';

/** Returns the value of the main field of an entry; null if it is empty or not readable. */
export async function titleOf(
  { content }: Pick<PluginContext, 'content'>,
  contentType: ContentType,
  entry: Entry,
): Promise<string | null> {
  const { settings } = await content.configurations.read(contentType);
  const value = entry[settings.mainField ?? 'id'];
  return typeof value === 'string' && value !== '' ? value.slice(0, 255) : null;
}
