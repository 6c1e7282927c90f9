import * as z from 'zod';

/** The questions on the home page. */
export const queriesSchema = z
  .array(
    z.strictObject({
      /** A short question, as the button shows it. */
      question: z.string().min(1),
      /** The BQL query that answers it. It has to find something in the sample organization. */
      query: z.string().min(1),
    }),
  )
  .min(1);
