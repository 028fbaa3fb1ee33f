/** Texts of the upload settings. */
export const settingsMessages = {
  subtitle: {
    id: 'media-library.settings.subtitle',
    defaultMessage: 'Configure how uploaded pictures are processed',
  },
} as const;

/** The labels of the settings. */
export const settingLabels = {
  sizeOptimization: { id: 'media-library.settings.size-optimization', defaultMessage: 'Size optimization' },
  responsiveDimensions: { id: 'media-library.settings.responsive-sizes', defaultMessage: 'Responsive sizes' },
  autoOrientation: { id: 'media-library.settings.auto-orientation', defaultMessage: 'Auto orientation' },
} as const;

/** The hints below the settings. */
export const settingHints = {
  sizeOptimization: {
    id: 'media-library.settings.size-optimization.hint',
    defaultMessage: 'Compress uploaded pictures again where that makes them smaller.',
  },
  responsiveDimensions: {
    id: 'media-library.settings.responsive-sizes.hint',
    defaultMessage: 'Create small, medium and large versions of larger pictures.',
  },
  autoOrientation: {
    id: 'media-library.settings.auto-orientation.hint',
    defaultMessage: 'Store pictures upright instead of with the orientation tag of the camera.',
  },
} as const;
