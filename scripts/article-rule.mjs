/**
 * A determiner and then a placeholder or an expression for a name. The grammatical gender of a name is not known: the
 * sentence must work without a determiner, or put a noun between them ("die Einrichtung „{{name}}“").
 */
const DETERMINER_AND_NAME =
  /(?<![\p{L}\d])(?:d(?:er|ie|as|em|en|es)|vom|zu[mr]|beim|[ai]m|[ai]ns|(?:k?ein|ihr|unser|dies|jed|welch)(?:e[mnrs]?)?)\s+[„"]?\$?\{\{?\s*[\w.]*(?:name|company|employer|provider|title)\}/iu;

/** Refuses a German determiner before a name that is filled in, in texts and templates. */
export const noArticleBeforeName = {
  create(context) {
    const check = (node) => {
      if (DETERMINER_AND_NAME.test(context.sourceCode.getText(node)))
        context.report({ node, message: 'The gender of a name is not known: write the sentence without an article.' });
    };
    return { Literal: check, TemplateLiteral: check };
  },
};
