import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Whether a text is made of a-z, 0-9 and single dashes, and begins with a letter. */
export function isKebabCase(text: string): boolean {
  return kebabCase.test(text);
}

/** Something that a plugin brings under a name. */
export interface NamedPart {
  readonly name: string;
  /** What is wrong with it, as the end of a sentence; `isTaken` where the plugin brings another one of the name before. */
  readonly faultOf: (isTaken: boolean) => string | undefined;
}

/**
 * What is wrong with the parts of one kind that a plugin brings, each told by its name.
 * @param noun what such a part is called in the sentence
 */
export function validateNamed(
  { noun, ...of }: Pick<PluginProblem, 'code' | 'pluginId'> & { readonly noun: string },
  parts: readonly NamedPart[],
): readonly PluginProblem[] {
  const own = new Set<string>();
  return parts.flatMap(({ name, faultOf }) => {
    const fault = faultOf(own.has(name));
    own.add(name);
    if (fault === undefined) return [];
    return [{ ...of, message: `The ${noun} ${name} of the plugin ${of.pluginId} ${fault}.` }];
  });
}
