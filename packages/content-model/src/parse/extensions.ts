import { isScalar, type Attribute } from '../schema/attribute.ts';
import type { ContentType } from '../schema/content-type.ts';
import { parseAttribute, type CustomFieldDeclarations } from './attribute.ts';
import type { Located } from './document.ts';
import { checkAttributeNames } from './names.ts';
import { createReporter, type Reporter, type SchemaProblem } from './problem.ts';

/** Attributes that a plugin adds to content types of other owners. */
export interface ContentTypeExtension {
  /** Id of the plugin. */
  readonly addedBy: string;
  /** Returns whether a content type gets the attributes; receives it as its own document declares it. */
  readonly to: (contentType: ContentType) => boolean;
  /** Attributes in the form of a document. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Omits the attributes from edit views until an administrator places them. @default false */
  readonly hiddenByDefault?: boolean;
  /**
   * True if only the code of the plugin writes the attributes. Everyone who may read an entry may read them; they are
   * neither in permissions nor in edit views. @default false
   */
  readonly managed?: boolean;
}

/** Returns the location of added attributes, for problems. */
export function extensionFile(plugin: string, uid: string): string {
  return `the attributes of the plugin ${plugin} for ${uid}`;
}

/**
 * Adds the attributes of extensions to content types, after those of their documents. Problems name the plugin and the
 * content type; an attribute with a problem is omitted.
 * @param fields custom fields that the attributes may name
 */
export function extendContentTypes(
  contentTypes: readonly Located<ContentType>[],
  extensions: readonly ContentTypeExtension[],
  fields: CustomFieldDeclarations | undefined,
  problems: SchemaProblem[],
): readonly Located<ContentType>[] {
  return contentTypes.map((located) => {
    let { model } = located;
    for (const extension of extensions) {
      const reporter = createReporter(extensionFile(extension.addedBy, model.uid), problems);
      if (!appliesTo(extension, located.model, reporter)) continue;
      const added = addedAttributes(extension, model, fields, reporter);
      model = { ...model, attributes: { ...model.attributes, ...added } };
    }
    return { ...located, model };
  });
}

function appliesTo({ to }: ContentTypeExtension, contentType: ContentType, reporter: Reporter): boolean {
  try {
    return to(contentType);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    reporter.report('EXTENSION_FAILED', '', `The function "to" of the extension failed: ${reason}`);
    return false;
  }
}

function addedAttributes(
  { addedBy, attributes, hiddenByDefault = false, managed = false }: ContentTypeExtension,
  { uid, attributes: existing }: ContentType,
  fields: CustomFieldDeclarations | undefined,
  reporter: Reporter,
): Readonly<Record<string, Attribute>> {
  const scoped = reporter.within('attributes');
  const owners = new Map(Object.entries(existing).map(([name, owner]) => [name.toLowerCase(), owner]));
  checkAttributeNames(Object.keys(attributes), 'content type', scoped);
  const added: [string, Attribute][] = [];
  for (const [name, declared] of Object.entries(attributes)) {
    const own = scoped.within(name);
    const owner = owners.get(name.toLowerCase());
    if (owner !== undefined) {
      const by = owner.addedBy === undefined ? 'its document' : `the plugin ${owner.addedBy}`;
      const message = `The attribute "${name}" of ${uid} is already declared by ${by}: choose another name.`;
      own.report('DUPLICATE_NAME', '', message);
      continue;
    }
    const attribute = parseAttribute(declared, own, fields);
    if (attribute === undefined || !canBeAdded(attribute, own)) continue;
    const fieldId = `plugin::${addedBy}.${attribute.fieldId ?? name}`;
    const hidden = { ...(hiddenByDefault && { hiddenByDefault }), ...(managed && { managed }) };
    added.push([name, { ...attribute, fieldId, addedBy, ...hidden }]);
  }
  return Object.fromEntries(added);
}

/** Validates that entries can be saved without the attribute, as they are while its plugin is absent. */
function canBeAdded(attribute: Attribute, reporter: Reporter): boolean {
  if (!isScalar(attribute) && attribute.type !== 'relation') {
    const message = `Attributes of type ${attribute.type} cannot be added to a content type: use a scalar or a relation.`;
    reporter.report('ADDED_ATTRIBUTE_TYPE', 'type', message);
    return false;
  }
  if (attribute.required === true) {
    const message =
      'Added attributes cannot be required, because entries exist without them: remove the option.';
    reporter.report('ADDED_ATTRIBUTE_REQUIRED', 'required', message);
    return false;
  }
  return true;
}
