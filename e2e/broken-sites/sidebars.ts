export default {docs: ['gone']};
