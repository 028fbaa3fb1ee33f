import type { UidAvailability } from '@admin/contract';
import type { HttpClient } from '@admin/shell';

/** The uid attribute that a call is about. */
export interface UidField {
  readonly contentType: string;
  readonly field: string;
}

/** A free uid made from the form as it stands. */
export async function generateUid(
  http: HttpClient,
  { contentType, field }: UidField,
  values: Readonly<Record<string, unknown>>,
): Promise<string> {
  const answer = await http.call('POST /content-manager/uid/generate', {
    body: { contentTypeUID: contentType, field, data: values },
  });
  return answer.data;
}

/** Whether a uid is free, and a free one near it when it is not. */
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
