import {
  ownValue,
  type Attribute,
  type Attributes,
  type ContentType,
  type Schemas,
} from '@admin/content-model';
import { uploadsRef } from '@admin/plugin-media-library/uploads';
import { AppError, type ApiClient, type FormPart, type PluginContext } from '@admin/server';

type Values = Record<string, unknown>;

/** A request whose body is JSON, or a form with the JSON in `data` and files in `files.<attribute>`. */
export interface SentRequest {
  readonly contentType: ContentType;
  readonly apiClient: ApiClient;
  readonly services: PluginContext;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
  readonly form: () => AsyncIterable<FormPart>;
}

function invalidForm(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'VALIDATION_FAILED', message });
}

/** The maximum number of steps from the entry to a media attribute. */
const maxSteps = 10;

/** Returns the steps of `files.seo.image` or `files.links[0].icon`. */
function stepsOf(name: string): readonly string[] {
  const path = name.startsWith('files.') ? name.slice('files.'.length) : '';
  const steps = path.replaceAll(/\[(\d{1,4})\]/g, '.$1').split('.');
  if (steps.length > maxSteps || steps.some((step) => !/^\w+$/.test(step))) {
    throw invalidForm(`Invalid field ${name.slice(0, 100)}: files belong to files.<attribute>`);
  }
  return steps;
}

/** The parts of a form while it is read. */
interface ReadForm {
  /** The JSON in `data`; undefined without it. */
  data: unknown;
  /** The media attribute of each file, in the order of the form. */
  readonly paths: (readonly string[])[];
}

/** Yields the files of a form under the name that the library expects, and collects the other parts. */
async function* filesOf(parts: AsyncIterable<FormPart>, read: ReadForm): AsyncIterable<FormPart> {
  for await (const part of parts) {
    if (part.kind === 'file') {
      read.paths.push(stepsOf(part.name));
      yield { ...part, name: 'files' };
    } else if (part.name === 'data') read.data = parseData(part.value);
    else throw invalidForm(`Invalid field ${part.name.slice(0, 100)}`);
  }
}

function parseData(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidForm('data must be the JSON of an entry');
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the attributes of a component value: those of its component, or of the one that it names in a zone. */
function attributesOf(attribute: Attribute | undefined, value: Values, schemas: Schemas): Attributes {
  if (attribute?.type === 'component') return schemas.components.get(attribute.component)?.attributes ?? {};
  const uid = attribute?.type === 'dynamiczone' ? String(value['__component']) : '';
  return schemas.components.get(uid)?.attributes ?? {};
}

/** Sets the value of a media attribute: its file, or one more of its files. */
function addFile(
  values: Values,
  { attributes, schemas }: { readonly attributes: Attributes; readonly schemas: Schemas },
  [name = '', ...rest]: readonly string[],
  id: number,
): boolean {
  const attribute = ownValue(attributes, name);
  if (rest.length === 0) {
    if (attribute?.type !== 'media') return false;
    const sent = values[name];
    if (attribute.multiple === true) values[name] = [...(Array.isArray(sent) ? (sent as unknown[]) : []), id];
    else values[name] = id;
    return true;
  }
  const sent = ownValue(values, name);
  const [position = '', ...inner] = rest;
  const value: unknown = Array.isArray(sent) ? sent[Number(position)] : sent;
  if (!isObject(value)) return false;
  const level = { attributes: attributesOf(attribute, value, schemas), schemas };
  return addFile(value, level, Array.isArray(sent) ? inner : rest, id);
}

/**
 * Runs a write with the body of a request. The files of a form are added to the library first, and deleted again if the
 * write fails.
 * @throws AppError VALIDATION_FAILED (400) for files of anything but a media attribute, and the errors of uploads
 */
export async function withSentBody<Result>(
  { contentType, apiClient, services, headers, body, form }: SentRequest,
  write: (body: unknown) => Promise<Result>,
): Promise<Result> {
  if (headers['content-type']?.toLowerCase().startsWith('multipart/') !== true) return write(body);
  const uploads = services.get(uploadsRef);
  const read: ReadForm = { data: undefined, paths: [] };
  const ids = await uploads.add(apiClient, filesOf(form(), read));
  try {
    const { attributes } = contentType;
    const level = { attributes, schemas: services.schemas };
    for (const [index, steps] of read.paths.entries()) {
      const isAdded = isObject(read.data) && addFile(read.data, level, steps, ids[index] ?? 0);
      if (!isAdded) throw invalidForm(`${steps.join('.')} is no media attribute of the entry in data`);
    }
    return await write(read.data === undefined ? {} : { data: read.data });
  } catch (error) {
    await uploads.undo(apiClient, ids);
    throw error;
  }
}
