import type { UidAvailability } from '@admin/contract';
import type { HttpClient } from '@admin/shell';

/** The uid attribute of a request. */
export interface UidField {
  readonly contentType: string;
  readonly field: string;
}

/** Returns an available uid generated from the values of a form. */
export async function generateUid(
  http: HttpClient,
  { contentType, field }: UidField,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const response = await http.call('POST /content-manager/uid/generate', {
    body: { contentTypeUID: contentType, field, data: values },
  });
  return response.data;
}

/** Returns whether a uid is available, and a similar available one if it is not. */
export function checkUid(
  http: HttpClient,
  { contentType, field }: UidField,
  value: string,
  signal: AbortSignal,
): Promise<UidAvailability> {
  return http.call('POST /content-manager/uid/check-availability', {
    body: { contentTypeUID: contentType, field, value: value.trim() },
    signal,
  });
}
