/** Addresses and secrets of the website, from its environment. */
export const settings = {
  /** The address of the CMS, which also serves the files. */
  cmsUrl: process.env['CMS_URL'] ?? 'http://localhost:1337',
  /** A read-only or custom token; undefined reads what is public. */
  cmsToken: process.env['CMS_TOKEN'],
  /** The public address of this website, in absolute links. */
  siteUrl: process.env['SITE_URL'] ?? 'http://localhost:4321',
  /** The secret of the webhook that calls `/revalidate`; undefined rejects all calls. */
  webhookSecret: process.env['WEBHOOK_SECRET'],
} as const;

const panelUrl = process.env['PANEL_URL'] ?? settings.cmsUrl;

/** The origin of the panel, which may show pages in a frame. */
export const panelOrigin = new URL(panelUrl).origin;

/** The origin of pictures and other files. */
export const filesOrigin = new URL(settings.cmsUrl).origin;

/** Returns the absolute address of a path of this website. */
export function absolute(path: string): string {
  return new URL(path, settings.siteUrl).href;
}
