import type {Element} from 'hast';
import {h} from 'hastscript';
import {ask} from './ask';
import {drawButton} from './button';
import type {Callouts} from './callouts';
import {drawCode} from './code';

type Message = {you: string} | {assistant: string; query?: string | undefined};

/** Draws questions and answers, with buttons under an answer that contains a query. */
export const drawChat = (messages: Message[], callouts: Callouts): Element =>
  h(
    'dl',
    {className: ['screen-chat']},
    messages.flatMap((message, index) => {
      const number = callouts.at(`message:${index + 1}`);
      if ('you' in message) return [h('dt', 'You'), h('dd', [message.you, ...number])];
      if (message.query) ask(message.query);
      return [
        h('dt', 'Assistant'),
        h('dd', [
          message.assistant,
          ...number,
          ...(message.query
            ? [
                h('div', {className: ['screen-code']}, [drawCode(message.query)]),
                h('span', {className: ['screen-actions']}, [
                  drawButton('Copy response to clipboard', callouts),
                  drawButton('Copy code to clipboard', callouts),
                  drawButton('Run BQL in Explorer', callouts),
                ]),
              ]
            : []),
        ]),
      ];
    }),
  );
