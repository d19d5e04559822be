/** What every boot script may have to say before the language files are loaded. */
export const bootWords = {
  zh: {
    failedTitle: '暂时打不开展会',
    failedWhy: '网络不通或服务繁忙。',
    failedText: '已保存的内容不会丢失，请稍后再试。',
    retry: '重试',
  },
  en: {
    failedTitle: 'The exhibition could not be loaded',
    failedWhy: 'The network is down or the service is busy. ',
    failedText: 'Nothing saved is lost. Please try again.',
    retry: 'Try again',
  },
} as const;

export type Language = keyof typeof bootWords;
